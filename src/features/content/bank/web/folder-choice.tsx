import { useState } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { RadioGroup } from '#src/web/ui/choice.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { bankText } from './bank-text.ts'
import css from './bank.module.css'
import type { Folders } from './place-of.ts'

/** Two wide spaces for each level show the tree in any font. */
export const indented = ({ name, depth }: { name: string; depth: number }) =>
  '\u2003'.repeat(depth) + name

/** More folders than this do not fit in a dialog, and are searched by name. */
const foldersSeen = 12

/** A choice among the folders into which something can be put; undefined: nothing is chosen yet. */
export function FolderChoice({
  label,
  folders,
  value,
  onChange,
}: {
  label: string
  folders: Folders
  value: number | null | undefined
  onChange: (folderId: number | null) => void
}) {
  const t = useText(bankText)
  const [words, setWords] = useState('')
  const sought = words.trim().toLowerCase()
  const editable = [...folders.mine, ...folders.shared.filter(({ right }) => right === 'edit')]
  // The chosen folder stays in sight, and so does the choice of none.
  const shown = editable.filter(
    ({ folderId, name }) => folderId === value || name.toLowerCase().includes(sought),
  )
  return (
    <div className={css.questions}>
      {editable.length > foldersSeen && (
        <TextField label={t.findFolder} value={words} maxLength={60} onChange={setWords} />
      )}
      <RadioGroup
        label={label}
        value={value === undefined ? '' : value === null ? 'none' : String(value)}
        onChange={(chosen) => onChange(chosen === 'none' ? null : Number(chosen))}
        options={[
          ...(sought === '' || value === null ? [{ value: 'none', label: t.noFolder }] : []),
          ...shown.map((folder) => ({
            value: String(folder.folderId),
            label: sought === '' ? indented(folder) : folder.name,
            ...('owner' in folder &&
              folder.owner && { description: t.sharedBy(folder.owner.name) }),
          })),
        ]}
      />
      {sought !== '' && shown.length === 0 && <p role="status">{t.noFolderFound}</p>}
    </div>
  )
}
