/** Bytes as people read them: whole megabytes, and tenths below ten. */
export function megabytes(bytes: number): number {
  const size = bytes / 1_048_576
  return size < 10 ? Math.max(0.1, Math.round(size * 10) / 10) : Math.round(size)
}
