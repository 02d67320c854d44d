import { useEffect, useState } from 'react'
import { quietly } from '#src/web/quietly.ts'
import type { PageWords } from '../contract.ts'
import { readWords } from './parts.ts'

/** Reads the words of a page once it is near the screen. Without them the picture is still shown. */
export function useWords(url: string | undefined): PageWords | undefined {
  const [read, setRead] = useState<{ url: string; words: PageWords }>()
  const [wanted, setWanted] = useState(url)
  if (url !== undefined && url !== wanted) setWanted(url)
  const known = read?.url === wanted
  useEffect(() => {
    if (wanted === undefined || known) return
    const stop = new AbortController()
    const readAll = async () => {
      const words = await quietly(readWords(wanted, stop.signal))
      if (words && !stop.signal.aborted) setRead({ url: wanted, words })
    }
    void readAll()
    return () => stop.abort()
  }, [wanted, known])
  return known ? read?.words : undefined
}
