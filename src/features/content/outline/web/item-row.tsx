import { Suspense, useId, useState } from 'react'
import {
  type DraftStore,
  useIsChanged,
  useRecord,
} from '#src/features/content/draft/web/draft-store.ts'
import { edited, type Side } from '#src/features/content/editor/web/both-sides.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Checkbox } from '#src/web/ui/choice.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { Menu } from '#src/web/ui/menu.tsx'
import { Skeleton } from '#src/web/ui/skeleton.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { itemNameMost, type ItemRecord } from '../records.ts'
import { shownName } from './content-acts.ts'
import { contentText } from './content-text.ts'
import css from './content.module.css'
import { kindOfItem, measureOf } from './items/item-kinds.ts'
import type { Facts } from './use-facts.ts'

interface Props {
  draft: DraftStore
  draftId: number
  languages: readonly Side[]
  facts: Facts
  item: string
  index: number
  count: number
  isOpen: boolean
  /** Whether its name takes the focus, after it was added or where a check leads to it. */
  takesFocus: boolean
  onOpen: () => void
  onMove: (index: number) => void
  /** Undefined where the chapter is the only one. */
  onMoveTo: (() => void) | undefined
  onCopy: () => void
  onDelete: () => void
}

/** An item in a line, with its form below while it is open. */
export function ItemRow(props: Props) {
  const { draft, draftId, languages, facts, item, isOpen, takesFocus, onOpen } = props
  const t = useText(contentText)
  const record = useRecord(draft, item) as unknown as ItemRecord | undefined
  const isChanged = useIsChanged(draft, item)
  const id = useId()
  const kind = record && kindOfItem(record.type)
  const kindText = useText(kind?.text ?? contentKindless)
  if (!record || !kind) return null
  const name = shownName(record.name, languages) || kindText.name
  const { Form } = kind
  return (
    <li className={css.item} data-place={item}>
      <div className={css.line} data-item={item}>
        <span className={css.handle} data-handle="" aria-hidden="true">
          <Icon name="menu" size={18} />
        </span>
        <button
          type="button"
          className={css.opener}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={onOpen}
        >
          <Icon name={kind.icon} />
          <span className={css.itemName}>
            {name}
            {isChanged && <span className={css.dot} role="img" aria-label={t.changed} />}
          </span>
          <Measure record={record} facts={facts} kindName={kindText.name} />
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={18} />
        </button>
        <Acts {...props} name={name} />
      </div>
      {isOpen && (
        <div id={id} className={css.form}>
          <Names {...{ draft, item, languages, record, takesFocus }} />
          <Checkbox
            label={t.trial}
            description={t.trialHint}
            checked={record.trial}
            onChange={(trial) => draft.act([{ key: item, field: 'trial', value: trial }])}
          />
          {record.type === 'task' && (
            <Checkbox
              label={t.handsIn}
              description={t.handsInHint}
              checked={record.handsIn ?? false}
              onChange={(handsIn) => draft.act([{ key: item, field: 'handsIn', value: handsIn }])}
            />
          )}
          <Suspense fallback={<Skeleton height={120} />}>
            <Form {...{ draft, draftId, item, languages, facts }} />
          </Suspense>
        </div>
      )}
    </li>
  )
}

const contentKindless = { zh: { name: '', hint: '' }, en: { name: '', hint: '' } }

function Measure({
  record,
  facts,
  kindName,
}: {
  record: ItemRecord
  facts: Facts
  kindName: string
}) {
  const t = useText(contentText)
  const format = useFormat()
  const { isEmpty, seconds, pages, questions } = measureOf(record, facts)
  return (
    <span className={css.lineFacts}>
      {record.trial && <Tag tone="success">{t.trial}</Tag>}
      {isEmpty ? (
        <Tag tone="warning">{t.empty}</Tag>
      ) : (
        <span>
          {typeof seconds === 'number'
            ? format.clock(seconds)
            : typeof pages === 'number'
              ? t.pages(format.number(pages))
              : questions !== undefined
                ? t.questions(format.number(questions))
                : kindName}
        </span>
      )}
    </span>
  )
}

function Acts({
  name,
  index,
  count,
  onMove,
  onMoveTo,
  onCopy,
  onDelete,
}: Props & { name: string }) {
  const t = useText(contentText)
  return (
    <Menu
      align="end"
      className={css.more}
      label={t.more(name)}
      items={[
        ...(index > 0
          ? [
              {
                key: 'up',
                label: t.up,
                icon: 'chevron-up' as const,
                onSelect: () => onMove(index - 1),
              },
            ]
          : []),
        ...(index < count - 1
          ? [
              {
                key: 'down',
                label: t.down,
                icon: 'chevron-down' as const,
                onSelect: () => onMove(index + 1),
              },
            ]
          : []),
        ...(onMoveTo
          ? [{ key: 'move', label: t.moveTo, icon: 'arrow-right' as const, onSelect: onMoveTo }]
          : []),
        { key: 'copy', label: t.copy, icon: 'copy', onSelect: onCopy },
        { key: 'delete', label: t.delete, icon: 'trash', onSelect: onDelete },
      ]}
    />
  )
}

/** The name in each language that is offered. */
function Names({
  draft,
  item,
  languages,
  record,
  takesFocus,
}: Pick<Props, 'draft' | 'item' | 'languages' | 'takesFocus'> & { record: ItemRecord }) {
  const t = useText(contentText)
  const format = useFormat()
  const [before] = useState(record.name)
  const type = (side: Side, value: string) => {
    const next = edited(record.name, before, side, value)
    draft.act([
      { key: item, field: `name.${side}`, value },
      ...(next.outdated === record.name.outdated
        ? []
        : [{ key: item, field: 'name.outdated', value: next.outdated }]),
    ])
  }
  return (
    <div className={css.sides} data-count={languages.length}>
      {languages.map((side, at) => {
        const isLong = [...record.name[side]].length > itemNameMost
        return (
          <TextField
            key={side}
            label={languages.length > 1 ? t.nameIn[side] : t.name}
            lang={side === 'zh' ? 'zh-CN' : 'en'}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- one comes here to fill it in
            autoFocus={takesFocus && at === 0}
            value={record.name[side]}
            onChange={(value) => type(side, value)}
            {...(isLong && { error: t.tooLong(format.number(itemNameMost)) })}
          />
        )
      })}
    </div>
  )
}
