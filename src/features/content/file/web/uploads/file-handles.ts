/** The ways to chosen files, where the browser gives them: with one an upload goes on after a reload. */
const handles = new WeakMap<File, FileSystemFileHandle>()

export const rememberHandle = (file: File, handle: FileSystemFileHandle) =>
  void handles.set(file, handle)
export const handleOf = (file: File) => handles.get(file)
