import type { PageWords, SheetRows } from '../contract.ts'

/** Reads a part of a file, which the browser keeps. @throws where it does not come */
async function readPart<T>(url: string, signal: AbortSignal): Promise<T> {
  const answer = await fetch(url, { signal })
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  return (await answer.json()) as T
}

export const readWords = (url: string, signal: AbortSignal) => readPart<PageWords>(url, signal)
export const readRows = (url: string, signal: AbortSignal) => readPart<SheetRows>(url, signal)
