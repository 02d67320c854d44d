import { useLoad } from '#src/web/act/use-load.ts'
import type { FileKind } from '#src/shared/file-kind.ts'
import { fileApi } from '../contract.ts'
import type { MyFile } from '../my-files-api.ts'

/** The files of an open chooser; the gallery gives examples. */
export type UseFiles = (given: { keyword: string; kinds: readonly FileKind[] }) => {
  data: { items: readonly MyFile[] } | undefined
  loading: boolean
  failed: boolean
  retry: () => void
}

/** One's own files, newest first. */
export const useMyFiles: UseFiles = ({ keyword, kinds }) =>
  useLoad(fileApi.getFiles, {
    view: 'recent',
    keyword,
    ...(kinds.length > 0 && { kind: kinds.join(',') }),
  })
