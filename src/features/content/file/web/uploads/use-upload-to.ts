import { useCallback } from 'react'
import { useAct } from '#src/web/act/use-act.ts'
import { useRefresh } from '#src/web/refresh.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { folderDepth } from '#src/features/content/file/folders-api.ts'
import type { ChosenFile } from './chosen-files.ts'
import { myFilesText } from '../my-files-text.ts'

/** Returns the act that uploads chosen files to a folder; the folders around them are made with the first of each. */
export function useUploadTo(folderId: number | null) {
  const t = useText(myFilesText)
  const format = useFormat()
  const { run } = useAct()
  const refresh = useRefresh()
  return useCallback(
    (chosen: readonly ChosenFile[]) =>
      chosen.length > 0 &&
      run(() => begin(folderId, chosen, () => void refresh()), {
        said: t.begun(format.number(chosen.length)),
        // Nothing is there yet, and a page that cannot be loaded just now stays.
        refresh: false,
      }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the acts of a component are the same in each rendering
    [folderId, t, format, refresh],
  )
}

async function begin(
  folderId: number | null,
  chosen: readonly ChosenFile[],
  onFile: () => void,
): Promise<void> {
  const { beginTransfers, madeOnce } = await import('./begin-transfers.ts')
  const groups = Map.groupBy(chosen, ({ folders }) => folders.slice(0, folderDepth - 1).join('/'))
  for (const [path, files] of groups) {
    const folder = path === '' ? undefined : madeOnce(folderId, path.split('/'))
    beginTransfers(
      files.map(({ file }) => file),
      { folderId, folder, onFile },
    )
  }
}
