import type { ComponentProps } from 'react'
import { documentPaths } from '#src/features/content/document/paths.ts'
import { kindIcons } from '#src/features/content/file/web/kind-icons.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { fileSize } from '#src/web/ui/file-rules.ts'
import { Icon } from '#src/web/ui/icon.tsx'
import { Menu } from '#src/web/ui/menu.tsx'
import { NewWindow } from '#src/web/ui/new-window.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import { classMaterialApi, type ClassMaterial } from '../contract.ts'
import css from './class-material.module.css'
import { materialText } from './text.ts'

type Item = ComponentProps<typeof Menu>['items'][number]

/** A file, which opens in its viewer with its download, or a link to the web. */
export function MaterialItem({
  material,
  classId,
  manages,
  showsFolder,
  onEdit,
  onUp,
  onDown,
}: {
  material: ClassMaterial
  classId: number
  manages: boolean
  showsFolder: boolean
  onEdit: () => void
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
}) {
  const t = useText(materialText)
  const format = useFormat()
  const { act } = useAct()
  const { materialId, title, folder, file, url, visibleFrom, addedAt } = material
  const remove = () =>
    void act(
      classMaterialApi.remove,
      { classId, materialId },
      {
        ask: {
          ...{ title: t.removeTitle(title), text: t.removeText },
          ...{ confirm: t.remove, danger: true },
        },
        ...{ verb: 'delete', said: t.removed },
      },
    )
  const items: Item[] = [
    { key: 'edit', label: t.edit, icon: 'edit', onSelect: onEdit },
    ...(onUp ? [{ key: 'up', label: t.up, icon: 'chevron-up' as const, onSelect: onUp }] : []),
    ...(onDown
      ? [{ key: 'down', label: t.down, icon: 'chevron-down' as const, onSelect: onDown }]
      : []),
    { key: 'remove', label: t.remove, icon: 'trash', onSelect: remove },
  ]
  return (
    <li className={css.item}>
      <Icon name={file ? kindIcons[file.kind] : 'external'} size={24} />
      <div className={css.what}>
        {file ? (
          <Link to={documentPaths.preview(file.userFileId)} target="_blank" prefetch="none">
            {title}
            <NewWindow />
          </Link>
        ) : (
          <a href={url ?? ''} target="_blank" rel="noopener noreferrer nofollow">
            {title}
            <NewWindow />
          </a>
        )}
        <p className={css.facts}>
          <span>{file ? `${t.kinds[file.kind]} · ${fileSize(file.size)}` : t.link}</span>
          {showsFolder && folder !== '' && <span>{folder}</span>}
          <TimeAgo value={addedAt} />
          {manages && visibleFrom !== null && <Tag>{t.visibleFrom(format.date(visibleFrom))}</Tag>}
        </p>
      </div>
      {manages && <Menu label={t.more(title)} align="end" items={items} />}
    </li>
  )
}
