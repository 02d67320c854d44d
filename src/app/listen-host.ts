/**
 * Returns the address to listen on. A demo school's passwords are known to everybody, so that others reach it
 * only where `HOST` says so.
 */
export const listenHost = (HOST: string | undefined, isDemo: boolean): string =>
  HOST ?? (isDemo ? '127.0.0.1' : '0.0.0.0')
