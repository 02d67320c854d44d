import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { quietly } from '#src/web/quietly.ts'
import { useOffered } from '#src/web/root-data.ts'
import { filePaths } from '#src/features/content/file/paths.ts'
import { keptMark } from './kept-mark.ts'
import { transfersWanted } from './transfers-wanted.ts'

/** Loads the list of uploads on the pages of a person who has some, whatever page that is. */
export function TransfersDoor() {
  const isOffered = useOffered()
  const isWanted = useSyncExternalStore(transfersWanted.watch, transfersWanted.get, () => false)
  const [panel, setPanel] = useState<{ TransfersPanel: ComponentType }>()
  const mayUpload = isOffered(filePaths.files())
  useEffect(() => {
    if (!mayUpload || (!isWanted && localStorage.getItem(keptMark) === null)) return
    void quietly(import('./transfers-panel.tsx')).then(setPanel)
  }, [mayUpload, isWanted])
  return mayUpload && panel ? <panel.TransfersPanel /> : null
}
