/** The upload for which a record of a draft waits, as this device remembers it over a reload. */
export interface KeptUpload {
  name: string
  /** Bytes. */
  size: number
  /** Once the server knows of the upload. */
  uploadId?: string
  /** Once the file has arrived, until the record has it. */
  userFileId?: number
  at: number
}

const entry = 'item-uploads'
/** The server forgets unfinished uploads earlier. */
const keptMs = 30 * 24 * 3600 * 1000

/** Returns the uploads by the keys of their records. */
export function keptUploads(): Record<string, KeptUpload> {
  const text = localStorage.getItem(entry)
  if (text === null) return {}
  const found = Object.entries(JSON.parse(text) as Record<string, KeptUpload>)
  return Object.fromEntries(found.filter(([, { at }]) => at > Date.now() - keptMs))
}

/** Remembers some uploads; null forgets one. */
export function keepUploads(changes: Readonly<Record<string, Omit<KeptUpload, 'at'> | null>>) {
  const all = keptUploads()
  for (const [key, upload] of Object.entries(changes)) {
    if (upload) all[key] = { ...upload, at: Date.now() }
    else delete all[key]
  }
  if (Object.keys(all).length === 0) localStorage.removeItem(entry)
  else localStorage.setItem(entry, JSON.stringify(all))
}

export const forgetUploads = () => localStorage.removeItem(entry)
