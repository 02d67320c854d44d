/** Returns the code of a system error (`ENOENT`) or the SQLSTATE of a database error. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
