import { useLoad } from '#src/web/act/use-load.ts'
import type { FileKind } from '#src/shared/file-kind.ts'
import { fileApi } from '../contract.ts'
import type { MyFile } from '../my-files-api.ts'

/** Reads one's own files for a chooser, newest first; `examples` stand in for them in the gallery. */
export function useMyFiles({
  keyword,
  kinds,
  examples,
}: {
  keyword: string
  kinds: readonly FileKind[]
  examples: readonly MyFile[] | undefined
}) {
  const kind = kinds.join(',') || undefined
  const input = { view: 'recent' as const, keyword, ...(kind && { kind }) }
  const { data, loading, failed, retry } = useLoad(fileApi.getFiles, examples ? null : input)
  return { items: examples ?? data?.items ?? [], loading, failed, retry }
}
