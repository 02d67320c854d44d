import { type KeyboardEvent, useRef, useState } from 'react'
import { type DraftStore, useRecords } from '#src/features/content/draft/web/draft-store.ts'
import { otherSide, type Side } from '#src/features/content/editor/web/both-sides.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { nameOf } from '../lacks.ts'
import { RichLine } from './rich-line.tsx'
import { TextLine } from './text-line.tsx'
import { isShown, type Line, linesOf, type Show, shows, type TextParts } from './translatable.ts'
import css from './translate.module.css'
import { translateText } from './translate-text.ts'

/** Lines that are drawn at once: a large book has thousands. */
const step = 60

interface Props {
  draft: DraftStore
  /** The texts of the records outside the outline, by kind. */
  parts: TextParts
  /** The language in which the course or textbook is written. */
  language: Side
  offered: Side | 'both'
}

/** What is missing or outdated in one of both languages, to be translated down the list. */
export function Translations({ draft, parts, language, offered }: Props) {
  const t = useText(translateText)
  if (offered === 'both') return <Lines {...{ draft, parts, language }} />
  const offerBoth = () => draft.act([{ key: 'head', field: 'offered', value: 'both' }])
  return (
    <EmptyState
      title={t.one}
      text={t.oneText[offered]}
      action={
        <Button variant="primary" onClick={() => void offerBoth()}>
          {t.offer[offered]}
        </Button>
      }
    />
  )
}

function Lines({ draft, parts, language }: Omit<Props, 'offered'>) {
  const t = useText(translateText)
  const format = useFormat()
  const list = useRef<HTMLDivElement>(null)
  const languages = [language, otherSide(language)] as const
  const groups = linesOf(useRecords(draft), { parts, languages })
  const lines = groups.flatMap((group) => group.lines)
  const [show, setShow] = useState<Show>('open')
  // What is listed stays while it is written, with the side that is written.
  const heldOf = (next: Show) =>
    new Map(lines.filter((line) => isShown(line, next)).map(({ id, side }) => [id, side]))
  const [held, setHeld] = useState(() => heldOf(show))
  const [most, setMost] = useState(step)
  const choose = (next: Show) => {
    setShow(next)
    setHeld(heldOf(next))
    setMost(step)
  }
  const isListed = (line: Line) => held.has(line.id) || isShown(line, show)
  const listed = lines.filter(isListed)
  const drawn = new Set(listed.slice(0, most))
  return (
    <div className={css.view}>
      <p className={css.lead}>{t.lead}</p>
      {lines.length > 0 && (
        <div role="group" aria-label={t.filter} className={css.filter}>
          {shows.map((one) => (
            <Button
              key={one}
              size="small"
              aria-pressed={show === one}
              className={css.choice}
              onClick={() => choose(one)}
            >
              {t.show[one]} {format.number(lines.filter((line) => isShown(line, one)).length)}
            </Button>
          ))}
        </div>
      )}
      {lines.length === 0 ? (
        <EmptyState title={t.empty} text={t.emptyText} />
      ) : (
        listed.length === 0 &&
        show !== 'all' && <EmptyState title={t.fine[show]} text={t.fineText} />
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the fields in it */}
      <div ref={list} className={css.groups} onKeyDown={(event) => goOn(event, list.current)}>
        {groups.map(({ key, number, record, lines: own }) => {
          const shown = own.filter((line) => drawn.has(line))
          if (shown.length === 0) return null
          const title =
            key === 'head' || key === 'teacher'
              ? t[key]
              : `${number} ${nameOf(record, languages) || t.unnamed}`
          return (
            <Panel key={key} title={title}>
              <ul className={css.lines}>
                {shown.map((line) => {
                  const side = held.get(line.id) ?? line.side
                  const OneLine = line.form === 'rich' ? RichLine : TextLine
                  return (
                    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- focus of its field
                    <li
                      key={line.id}
                      // The first line of a record is the target of a link to it.
                      id={own.find((one) => one.key === line.key) === line ? line.key : undefined}
                      className={css.line}
                      data-line=""
                      onFocus={() => held.has(line.id) || setHeld(new Map(held).set(line.id, side))}
                    >
                      <OneLine draft={draft} line={line} side={side} />
                    </li>
                  )
                })}
              </ul>
            </Panel>
          )
        })}
      </div>
      {listed.length > most && (
        <div>
          <Button onClick={() => setMost(most + step)}>
            {t.more(format.number(Math.min(step, listed.length - most)))}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Enter in a line, and Ctrl+Enter everywhere, goes to the next text. */
function goOn(event: KeyboardEvent<HTMLElement>, list: HTMLElement | null) {
  const from = event.target as HTMLElement
  const isLine = from instanceof HTMLInputElement
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  if (!isLine && !event.ctrlKey && !event.metaKey) return
  const lines = [...(list?.querySelectorAll<HTMLElement>('[data-line]') ?? [])]
  const at = lines.findIndex((line) => line.contains(from))
  event.preventDefault()
  lines[at + 1]
    ?.querySelector<HTMLElement>('input, textarea, [role=textbox], button[data-open]')
    ?.focus()
}
