import { useState } from 'react'
import { useLoad } from '#src/web/act/use-load.ts'
import { documentApi } from '../contract.ts'

/** A search within a document: the keyword in effect and its hits. */
export function useHits(file: number, right: string | undefined) {
  const [keyword, setKeyword] = useState('')
  const asked = keyword === '' ? null : { file, keyword, ...(right !== undefined && { right }) }
  const { data, loading, failed } = useLoad(documentApi.searchInDocument, asked)
  // The hit that was gone to, by its place in the list.
  const [chosen, choose] = useState<number>()
  const search = (wanted: string) => {
    choose(undefined)
    setKeyword(wanted)
  }
  return { keyword, search, result: data, loading, failed, chosen, choose }
}
export type Hits = ReturnType<typeof useHits>
