type Use = <T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
) => Promise<T>

/**
 * Opens a table of the browser's own database, which outlives a reload and a closed tab.
 * @returns runs one request; rejects where the browser keeps nothing, as in some private windows
 */
export function deviceTable(database: string, table: string, keyPath: string): Use {
  const open = () =>
    new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(database, 1)
      request.addEventListener('upgradeneeded', () => {
        request.result.createObjectStore(table, { keyPath })
      })
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error ?? new Error('no database')))
    })
  return async <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>) => {
    const db = await open()
    try {
      const request = work(db.transaction(table, mode).objectStore(table))
      return await new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('not kept')))
      })
    } finally {
      db.close()
    }
  }
}
