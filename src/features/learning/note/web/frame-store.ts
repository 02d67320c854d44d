/** A frame on this device that the server has not acknowledged. */
export interface KeptFrame {
  key: string
  personId: number
  courseId: number
  /** The key of its note. */
  note: string
  picture: Blob
}

const [database, table] = ['farsail-frames', 'frames']
let opened: Promise<IDBDatabase> | undefined

/** Frames in the database of the browser: they are too large for local storage. */
export const frameStore = {
  keep: (frame: KeptFrame) => change((store) => store.put(frame)),
  remove: (key: string) => change((store) => store.delete(key)),
  /** Returns the frames of a person in the order of their keys. */
  async of(personId: number): Promise<KeptFrame[]> {
    const db = await open()
    const index = db.transaction(table, 'readonly').objectStore(table).index('person')
    return answer(index.getAll(personId) as IDBRequest<KeptFrame[]>)
  },
  async removeAll(personId: number): Promise<void> {
    for (const { key } of await this.of(personId)) await this.remove(key)
  },
}

function open(): Promise<IDBDatabase> {
  opened ??= begin()
  return opened
}

async function begin(): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 1)
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(table, { keyPath: 'key' }).createIndex('person', 'personId')
  })
  return answer(request)
}

async function change(run: (store: IDBObjectStore) => IDBRequest): Promise<void> {
  const db = await open()
  const transaction = db.transaction(table, 'readwrite')
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('not kept')))
    run(transaction.objectStore(table))
  })
}

function answer<R>(request: IDBRequest<R>): Promise<R> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('no database')))
  })
}
