import type { KeptAct } from './saved-draft.ts'

/** Storage of acts on this device. */
export interface Device {
  /** Writes and deletes in one transaction. */
  write: (puts: readonly KeptAct[], deletes: readonly string[]) => Promise<void>
  read: (personId: number, draftId: number) => Promise<KeptAct[]>
}

/** Writes changes to a device in the order they come, each row in its last form. */
export function createKeeper(device: Device, failed: (isFailing: boolean) => void) {
  const changes = new Map<string, KeptAct | null>()
  let running: Promise<void> | undefined

  async function run() {
    while (changes.size > 0) {
      const all = [...changes]
      changes.clear()
      const puts = all.flatMap(([, act]) => (act ? [act] : []))
      const deletes = all.flatMap(([id, act]) => (act ? [] : [id]))
      const done = await device.write(puts, deletes).then(
        () => true,
        () => false,
      )
      failed(!done)
      // What did not fit is tried again with the next change.
      if (!done) {
        for (const [id, act] of all) if (!changes.has(id)) changes.set(id, act)
        return
      }
    }
  }
  const start = () => {
    running ??= run().finally(() => (running = undefined))
    return running
  }
  return {
    keep(act: KeptAct) {
      changes.set(act.id, act)
      void start()
    },
    forget(id: string) {
      changes.set(id, null)
      void start()
    },
    /** Resolves once everything is written. */
    written: () => start(),
  }
}

const [database, table] = ['farsail-drafts', 'acts']

/**
 * Keeps acts in IndexedDB. Measured with tabs and browsers killed while writing each 5 ms: after a killed tab both
 * this and local storage have everything; after a killed browser local storage has nothing of the last seconds.
 */
export function browserDevice(): Device & {
  /** All that a person has on this device. */
  ofPerson: (personId: number) => Promise<KeptAct[]>
} {
  let opened: Promise<IDBDatabase> | undefined
  const open = () =>
    (opened ??= new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(database, 1)
      request.addEventListener('upgradeneeded', () => {
        const store = request.result.createObjectStore(table, { keyPath: 'id' })
        store.createIndex('draft', ['personId', 'draftId'])
      })
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error ?? new Error('no database')))
    }))
  const find = async (query: number[] | IDBKeyRange) => {
    const db = await open()
    return new Promise<KeptAct[]>((resolve, reject) => {
      const index = db.transaction(table, 'readonly').objectStore(table).index('draft')
      const request = index.getAll(query) as IDBRequest<KeptAct[]>
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error ?? new Error('not read')))
    })
  }
  return {
    async write(puts, deletes) {
      const db = await open()
      await new Promise<void>((resolve, reject) => {
        const transaction = db.transaction(table, 'readwrite')
        const store = transaction.objectStore(table)
        for (const act of puts) store.put(act)
        for (const id of deletes) store.delete(id)
        transaction.addEventListener('complete', () => resolve())
        const fail = () => reject(transaction.error ?? new Error('not kept'))
        transaction.addEventListener('abort', fail)
        transaction.addEventListener('error', fail)
        transaction.commit?.()
      })
    },
    read: (personId, draftId) => find([personId, draftId]),
    ofPerson: (personId) => find(IDBKeyRange.bound([personId], [personId, []])),
  }
}
