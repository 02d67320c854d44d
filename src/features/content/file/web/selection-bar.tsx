import { Suspense, useState } from 'react'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import type { MyFile } from '../my-files-api.ts'
import css from './files.module.css'
import { MoveDialog } from './file-dialogs.tsx'
import { myFilesText } from './my-files-text.ts'
import { useDelete } from './use-delete.ts'

/** Acts on the chosen files of a page. */
export function SelectionBar({
  files,
  selected,
  onSelect,
}: {
  files: readonly MyFile[]
  selected: readonly MyFile[]
  onSelect: (files: readonly MyFile[]) => void
}) {
  const t = useText(myFilesText)
  const format = useFormat()
  const [moves, setMoves] = useState(false)
  const { deleteFiles, pending } = useDelete()
  const none = () => onSelect([])
  return (
    <div className={css.bar}>
      <p aria-live="polite">
        {selected.length > 0 ? t.selected(format.number(selected.length)) : ''}
      </p>
      {selected.length < files.length && (
        <Button size="small" variant="quiet" onClick={() => onSelect(files)}>
          {t.selectAll}
        </Button>
      )}
      {selected.length > 0 && (
        <>
          <Button size="small" variant="quiet" onClick={none}>
            {t.selectNone}
          </Button>
          <Button size="small" icon="arrow-right" onClick={() => setMoves(true)}>
            {t.move}
          </Button>
          <Button
            size="small"
            icon="trash"
            pending={pending}
            onClick={() => void deleteFiles(selected, none)}
          >
            {t.delete}
          </Button>
        </>
      )}
      <Suspense>
        {moves && <MoveDialog files={selected} onClose={() => setMoves(false)} onMoved={none} />}
      </Suspense>
    </div>
  )
}
