import { useEffect, useMemo, useRef, useState } from 'react'
import { noText } from '#src/features/content/draft/record.ts'
import { type DraftStore, useRecords } from '#src/features/content/draft/web/draft-store.ts'
import type { Side } from '#src/features/content/editor/web/both-sides.ts'
import { listenToDrags } from '#src/features/content/question/web/placing/drag.ts'
import type { Bilingual } from '#src/shared/rich-text.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { Menu } from '#src/web/ui/menu.tsx'
import { toast } from '#src/web/ui/toast-store.ts'
import type { ItemRecord } from '../records.ts'
import { childrenOf } from '../tree.ts'
import { addItem, copyItem, deleteItem, moveItem, shownName } from './content-acts.ts'
import { contentText } from './content-text.ts'
import css from './content.module.css'
import { ItemRow } from './item-row.tsx'
import { itemKinds } from './items/item-kinds.ts'
import type { ItemKind } from './items/item-kind.ts'
import { MoveItemDialog } from './move-item-dialog.tsx'
import type { Facts } from './use-facts.ts'

/** Milliseconds in which a deletion can be taken back from its message; later from the history. */
const undoMs = 10_000

interface Props {
  draft: DraftStore
  draftId: number
  languages: readonly Side[]
  facts: Facts
  chapter: string
  title: string
  chapters: readonly { key: string; name: string }[]
  first: string | undefined
}

/** The items of a chapter, each opened in its place. */
export function ChapterItems(props: Props) {
  const { draft, draftId, languages, facts, chapter, title, chapters, first } = props
  const t = useText(contentText)
  const format = useFormat()
  const records = useRecords(draft)
  const [open, setOpen] = useState(first)
  const [wanted, setWanted] = useState(first)
  const [moving, setMoving] = useState<string>()
  const [said, setSaid] = useState('')
  const items = useMemo(() => childrenOf(records, ['item']).get(chapter) ?? [], [records, chapter])
  const nameOf = (key: string) =>
    shownName((draft.records().get(key) as unknown as ItemRecord | undefined)?.name, languages) ||
    t.unnamed
  const move = (key: string, index: number) => {
    if (index < 0 || index >= items.length) return
    moveItem(draft, key, { parent: chapter, index })
    setSaid(t.movedTo(nameOf(key), format.number(index + 1), format.number(items.length)))
  }
  const list = useDragOrder((key, before) => {
    const at = items.findIndex((one) => one.key === before)
    const from = items.findIndex((one) => one.key === key)
    move(key, from < at ? at - 1 : at)
  })
  const remove = (key: string) => {
    const name = nameOf(key)
    const { undo } = deleteItem(draft, key)
    toast.show('success', t.deleted(name), undoMs, { label: t.undo, onOpen: undo })
  }
  return (
    <section className={css.items} aria-label={t.items}>
      <div className={css.head}>
        <h2>{title}</h2>
        <AddMenu
          onAdd={(kind, name) => {
            const key = addItem(draft, chapter, { type: kind.type, name: { ...noText, ...name } })
            setWanted(key)
            setOpen(key)
          }}
          side={languages[0]!}
        />
      </div>
      <output className="visually-hidden">{said}</output>
      {items.length === 0 ? (
        <EmptyState title={t.emptyTitle} text={t.emptyText} level={3} />
      ) : (
        <ol className={css.list} ref={list}>
          {items.map(({ key }, index) => (
            <ItemRow
              key={key}
              {...{ draft, draftId, languages, facts, item: key, index }}
              count={items.length}
              isOpen={open === key}
              takesFocus={wanted === key}
              onOpen={() => setOpen(open === key ? undefined : key)}
              onMove={(to) => move(key, to)}
              onMoveTo={chapters.length > 1 ? () => setMoving(key) : undefined}
              onCopy={() => void copyItem(draft, key, t.copyOf)}
              onDelete={() => remove(key)}
            />
          ))}
        </ol>
      )}
      {moving !== undefined && (
        <MoveItemDialog
          name={nameOf(moving)}
          chapters={chapters.filter(({ key }) => key !== chapter)}
          onClose={() => setMoving(undefined)}
          onMove={(to) => {
            const index = childrenOf(draft.records(), ['item']).get(to)?.length ?? 0
            const { undo } = moveItem(draft, moving, { parent: to, index })
            toast.show('success', t.moved(nameOf(moving)), undoMs, {
              label: t.undo,
              onOpen: undo,
            })
            setMoving(undefined)
          }}
        />
      )}
    </section>
  )
}

/** Items are put before the one on which they are let go, by mouse and by finger. */
function useDragOrder(onDrop: (item: string, before: string) => void) {
  const list = useRef<HTMLOListElement>(null)
  const drop = useRef(onDrop)
  useEffect(() => {
    drop.current = onDrop
  })
  const isThere = (element: HTMLOListElement | null) => {
    list.current = element
    if (!element) return undefined
    return listenToDrags(element, () => ({
      onBegin: () => undefined,
      onDrop: ({ item }, place) => {
        if (place !== null && place !== item) drop.current(item, place)
      },
    }))
  }
  const [attach] = useState(() => isThere)
  return attach
}

function AddMenu({
  side,
  onAdd,
}: {
  side: Side
  onAdd: (kind: ItemKind, name: Partial<Bilingual>) => void
}) {
  const t = useText(contentText)
  const names = {
    video: useText(itemKinds.video.text),
    courseware: useText(itemKinds.courseware.text),
    text: useText(itemKinds.text.text),
    task: useText(itemKinds.task.text),
    quiz: useText(itemKinds.quiz.text),
  }
  return (
    <Menu
      align="end"
      className={css.add}
      trigger={
        <>
          <Icon name="plus" />
          {t.add}
        </>
      }
      items={Object.values(itemKinds).map((kind) => ({
        key: kind.type,
        label: names[kind.type].name,
        icon: kind.icon,
        onSelect: () => onAdd(kind as unknown as ItemKind, { [side]: '' }),
      }))}
    />
  )
}
