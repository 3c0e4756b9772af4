import EditorCore
print("benchmarks")
