import { useText } from '#src/web/i18n.tsx'
import { RadioGroup } from '#src/web/ui/choice.tsx'
import { bankText } from './bank-text.ts'
import type { Folders } from './place-of.ts'

/** Two wide spaces for each level show the tree in any font. */
export const indented = ({ name, depth }: { name: string; depth: number }) =>
  '\u2003'.repeat(depth) + name

/** A choice among the folders into which something can be put. */
export function FolderChoice({
  label,
  folders,
  value,
  without = [],
  onChange,
}: {
  label: string
  folders: Folders
  value: number | null
  /** Folders that cannot be chosen: the one that moves, with those inside. */
  without?: readonly number[]
  onChange: (folderId: number | null) => void
}) {
  const t = useText(bankText)
  const editable = [...folders.mine, ...folders.shared.filter(({ right }) => right === 'edit')]
  return (
    <RadioGroup
      label={label}
      value={value === null ? 'none' : String(value)}
      onChange={(chosen) => onChange(chosen === 'none' ? null : Number(chosen))}
      options={[
        { value: 'none', label: t.noFolder },
        ...editable
          .filter(({ folderId }) => !without.includes(folderId))
          .map((folder) => ({
            value: String(folder.folderId),
            label: indented(folder),
            ...('owner' in folder &&
              folder.owner && { description: t.sharedBy(folder.owner.name) }),
          })),
      ]}
    />
  )
}
