/** For a `done` that leaves the page: never resolves, so that form or act stays pending until the page is gone. */
export const leaving = () => new Promise<never>(() => {})
