import EditorCore

print("cleanwriter")
