import { useEffect, useState } from 'react'
import { type Change, fieldOf } from '#src/features/content/draft/record.ts'
import { useRecord } from '#src/features/content/draft/web/draft-store.ts'
import { useHeldField } from '#src/features/content/draft/web/use-held-field.ts'
import { edited, type Side, stateOf } from '#src/features/content/editor/web/both-sides.ts'
import { RichTextField } from '#src/features/content/editor/web/rich-text-field.tsx'
import type { Bilingual } from '#src/shared/rich-text.ts'
import { quietly } from '#src/web/quietly.ts'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Skeleton } from '#src/web/ui/skeleton.tsx'
import { contentText } from '../../content-text.ts'
import css from '../../content.module.css'
import type { ItemFormProps } from '../item-kind.ts'

const isWhole = (body: unknown): body is Bilingual =>
  typeof (body as Bilingual | undefined)?.zh === 'string' &&
  typeof (body as Bilingual | undefined)?.en === 'string'

/** The formatted text of an item, in each language that is offered. It is read when it is wanted. */
export default function TextForm({ draft, item, languages }: ItemFormProps) {
  const t = useText(contentText)
  const stored = fieldOf(useRecord(draft, item) ?? null, 'body')
  const [read, setRead] = useState<Bilingual>()
  const [isFailed, setFailed] = useState(false)
  const isThere = isWhole(stored)
  const isWanted = !isThere && read === undefined && !isFailed
  useEffect(() => {
    if (!isWanted) return
    let isOver = false
    const read = async () => {
      const body = (await quietly(draft.whole([item])))?.get(item)?.['body']
      if (isOver) return
      if (isWhole(body)) setRead(body)
      else setFailed(true)
    }
    void read()
    return () => {
      isOver = true
    }
  }, [draft, item, isWanted])
  const body = isThere ? stored : read && { ...read, ...(stored as object | undefined) }
  if (isFailed) {
    return (
      <div role="alert" className={css.buttons}>
        <p>{t.textFailed}</p>
        <Button icon="refresh" onClick={() => setFailed(false)}>
          {t.again}
        </Button>
      </div>
    )
  }
  if (!body) return <Skeleton height={160} />
  return <Sides {...{ draft, item, languages, body }} />
}

function Sides({
  draft,
  item,
  languages,
  body,
}: Pick<ItemFormProps, 'draft' | 'item' | 'languages'> & { body: Bilingual }) {
  const t = useText(contentText)
  const [before] = useState(body)
  const held = useHeldField(draft)
  const put = (next: Bilingual, side: Side) => {
    const changes: Change[] = [{ key: item, field: `body.${side}`, value: next[side] }]
    if (next.outdated !== body.outdated)
      changes.push({ key: item, field: 'body.outdated', value: next.outdated })
    draft.act(changes)
  }
  return (
    <div className={css.sides} data-count={languages.length}>
      {languages.map((side) => (
        <div key={side} className={css.side}>
          <RichTextField
            label={languages.length > 1 ? t.textIn[side] : t.text}
            labelHidden={languages.length === 1}
            size="full"
            lang={side === 'zh' ? 'zh-CN' : 'en'}
            value={body[side]}
            {...held(item, `body.${side}`)}
            onChange={(html) => put(edited(body, before, side, html), side)}
          />
          {languages.length > 1 && stateOf(body, side) === 'outdated' && (
            <Button
              size="small"
              variant="quiet"
              icon="check"
              onClick={() => draft.act([{ key: item, field: 'body.outdated', value: undefined }])}
            >
              {t.markDone}
            </Button>
          )}
        </div>
      ))}
    </div>
  )
}
