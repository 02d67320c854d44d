import { type CSSProperties, useState } from 'react'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { IconButton } from '#src/web/ui/button.tsx'
import { cx } from '#src/web/ui/cx.ts'
import { Icon, type IconName } from '#src/web/ui/icon.tsx'
import { bankPaths } from '../paths.ts'
import { bankText } from './bank-text.ts'
import css from './places.module.css'
import { aroundFolder, type Folders, type TreeFolder } from './place-of.ts'

/** The way through the bank: its lists, one's own folders and those that others share. */
export function Places({
  folders,
  view,
  folderId,
  onChoose,
  onNew,
}: {
  folders: Folders
  view: string
  folderId: number | null
  /** Runs when a place is chosen. */
  onChoose?: (() => void) | undefined
  onNew: () => void
}) {
  const t = useText(bankText)
  const { counts, mine, shared } = folders
  const at = (name: string) => folderId === null && view === name
  return (
    <nav className={css.places} aria-label={t.places}>
      <ul>
        <Place
          to={bankPaths.bank()}
          icon="quiz"
          label={t.all}
          count={counts.mine}
          onChoose={onChoose}
          current={at('mine')}
        />
        <Place
          to={bankPaths.bank({ view: 'loose' })}
          icon="file"
          label={t.unfiled}
          count={counts.loose}
          onChoose={onChoose}
          current={at('loose')}
        />
        <Place
          to={bankPaths.bank({ view: 'shared' })}
          icon="users"
          label={t.shared}
          count={counts.shared}
          onChoose={onChoose}
          current={at('shared')}
        />
        <Place
          to={bankPaths.bank({ view: 'deleted' })}
          icon="trash"
          label={t.deleted}
          count={counts.deleted}
          onChoose={onChoose}
          current={at('deleted')}
        />
      </ul>
      <div className={css.head}>
        <h2>{t.mine}</h2>
        <IconButton icon="plus" size="small" label={t.newFolder} onClick={onNew} />
      </div>
      {mine.length > 0 ? (
        <Tree folders={mine} {...{ folderId, onChoose }} />
      ) : (
        <p className={css.none}>{t.noFolders}</p>
      )}
      {shared.length > 0 && (
        <>
          <div className={css.head}>
            <h2>{t.sharedFolders}</h2>
          </div>
          <Tree folders={shared} {...{ folderId, onChoose }} />
        </>
      )}
    </nav>
  )
}

function Place({
  to,
  icon,
  label,
  count,
  current,
  onChoose,
}: {
  to: string
  icon: IconName
  label: string
  count: number
  current: boolean
  onChoose: (() => void) | undefined
}) {
  const format = useFormat()
  return (
    <li className={css.row}>
      <Link
        to={to}
        className={css.place}
        aria-current={current ? 'page' : undefined}
        onClick={onChoose}
      >
        <Icon name={icon} size={20} />
        <span>{label}</span>
        <span className={css.count}>{format.number(count)}</span>
      </Link>
    </li>
  )
}

/** Folders inside each other; those on the way to the open one are unfolded. */
function Tree({
  folders,
  folderId,
  onChoose,
}: {
  folders: readonly TreeFolder[]
  folderId: number | null
  onChoose: (() => void) | undefined
}) {
  const around = aroundFolder(folders, folderId)
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set())
  const ids = new Set(folders.map((one) => one.folderId))
  const isOpen = (id: number) => around.includes(id) !== turned.has(id)
  const toggle = (id: number) =>
    setTurned(new Set([...turned].filter((one) => one !== id).concat(turned.has(id) ? [] : id)))
  const inside = (parentId: number | null) =>
    folders.filter((one) =>
      parentId === null
        ? one.parentId === null || !ids.has(one.parentId)
        : one.parentId === parentId,
    )
  return <Branch {...{ folderId, isOpen, toggle, inside, onChoose }} parentId={null} depth={0} />
}

interface BranchProps {
  parentId: number | null
  depth: number
  folderId: number | null
  isOpen: (id: number) => boolean
  toggle: (id: number) => void
  inside: (parentId: number | null) => readonly TreeFolder[]
  onChoose: (() => void) | undefined
}

function Branch({ parentId, depth, ...tree }: BranchProps) {
  const t = useText(bankText)
  const format = useFormat()
  return (
    <ul>
      {tree.inside(parentId).map((folder) => {
        const { folderId: id, name } = folder
        const isLeaf = tree.inside(id).length === 0
        const open = tree.isOpen(id)
        return (
          <li key={id}>
            <div className={css.row} style={{ '--depth': depth } as CSSProperties}>
              {!isLeaf && (
                <button
                  type="button"
                  className={css.turn}
                  aria-expanded={open}
                  aria-label={t.inside(name)}
                  onClick={() => tree.toggle(id)}
                >
                  <Icon name="chevron-right" size={16} />
                </button>
              )}
              <Link
                to={bankPaths.folder(id)}
                className={cx(css.place, css.folder)}
                aria-current={id === tree.folderId ? 'page' : undefined}
                onClick={tree.onChoose}
              >
                <Icon name="folder" size={20} />
                <span>
                  {name}
                  {'owner' in folder && folder.owner && depth === 0 && (
                    <span className={css.owner}>{folder.owner.name}</span>
                  )}
                </span>
                {'shared' in folder && folder.shared && (
                  <Icon name="users" size={16} label={t.isShared} />
                )}
                <span className={css.count}>{format.number(folder.questions)}</span>
              </Link>
            </div>
            {!isLeaf && open && <Branch {...tree} parentId={id} depth={depth + 1} />}
          </li>
        )
      })}
    </ul>
  )
}
