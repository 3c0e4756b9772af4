import EditorCore
