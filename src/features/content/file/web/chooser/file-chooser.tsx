import { useState } from 'react'
import type { FileKind } from '#src/shared/file-kind.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import type { MyFile } from '#src/features/content/file/my-files-api.ts'
import { ChooserList } from './chooser-list.tsx'
import { chooserText } from './chooser-text.ts'
import { ChooserUpload } from './chooser-upload.tsx'
import css from './chooser.module.css'

/**
 * The one dialog in which a feature has files chosen: one's own files first, then an upload, which becomes one of
 * them. `onChoose` receives files to name by `userFileId`.
 */
export function FileChooser({
  open,
  title,
  lead,
  kinds = [],
  endings,
  max = 1,
  without,
  pending = false,
  leaves = false,
  examples,
  onChoose,
  onClose,
}: {
  open: boolean
  title?: string
  lead?: string
  /** The kinds that fit; all of them where it is left out. */
  kinds?: readonly FileKind[]
  /** Of the names that fit, where the kinds alone hold too much: 'docx'. */
  endings?: readonly string[]
  /** The largest number of files. */
  max?: number
  /** A file that cannot be chosen. */
  without?: number
  /** The act of `onChoose` runs. */
  pending?: boolean
  /** Uploads leave the list of uploads at the edge of the page once they can be chosen. */
  leaves?: boolean
  /** Shown in place of one's own files, in the gallery. */
  examples?: readonly MyFile[]
  onChoose: (files: MyFile[]) => void
  onClose: () => void
}) {
  const t = useText(chooserText)
  const format = useFormat()
  const [chosen, setChosen] = useState<readonly MyFile[]>([])
  const choose = (file: MyFile) => setChosen((before) => withChosen(before, file, max))
  return (
    <Dialog
      open={open}
      title={title ?? t.choose}
      onClose={onClose}
      width={640}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button
            variant="primary"
            disabled={chosen.length === 0}
            pending={pending}
            onClick={() => onChoose([...chosen])}
          >
            {t.take(format.number(chosen.length))}
          </Button>
        </>
      }
    >
      <div className={css.chooser}>
        {lead && <p className={css.lead}>{lead}</p>}
        <ChooserList
          {...{ kinds, endings, max, without, chosen, examples }}
          onToggle={(file) =>
            setChosen((before) =>
              before.some(({ userFileId }) => userFileId === file.userFileId)
                ? before.filter(({ userFileId }) => userFileId !== file.userFileId)
                : withChosen(before, file, max),
            )
          }
        >
          <ChooserUpload
            kinds={kinds}
            endings={endings}
            several={max > 1}
            leaves={leaves}
            onUploaded={choose}
          />
        </ChooserList>
      </div>
    </Dialog>
  )
}

/** With one place a new choice takes it; with several, none is given up unasked. */
function withChosen(before: readonly MyFile[], file: MyFile, max: number): readonly MyFile[] {
  if (before.some(({ userFileId }) => userFileId === file.userFileId)) return before
  if (max === 1) return [file]
  return before.length < max ? [...before, file] : before
}
