import { memo, useState } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { IconButton } from '#src/web/ui/button.tsx'
import { cueLetters } from '../contract.ts'
import { timeOf } from '../subtitle-file.ts'
import { type EditedCue, readTime } from './cue-edits.ts'
import css from './subtitle-editor.module.css'
import { subtitlesText } from './subtitles-text.ts'

export interface CueActs {
  text(key: number, text: string): void
  start(key: number, ms: number): void
  end(key: number, ms: number): void
  goTo(key: number): void
  remove(key: number): void
  focused(key: number): void
}

/** One cue: its times and words. Thousands of them stand in a list, so each renders only when it changes. */
export const CueRow = memo(function CueRow({
  cue: { key, from, to, text },
  isSpoken,
  acts,
}: {
  cue: EditedCue
  isSpoken: boolean
  acts: CueActs
}) {
  const t = useText(subtitlesText)
  return (
    <li className={css.cue} data-key={key} data-spoken={isSpoken ? '' : undefined}>
      <div className={css.times}>
        <TimeField label={t.start} ms={from} onChange={(ms) => acts.start(key, ms)} />
        <TimeField label={t.end} ms={to} onChange={(ms) => acts.end(key, ms)} />
      </div>
      <textarea
        rows={2}
        maxLength={cueLetters}
        aria-label={t.words(timeOf(from))}
        value={text}
        onFocus={() => acts.focused(key)}
        onChange={(event) => acts.text(key, event.target.value)}
      />
      <div className={css.rowActs}>
        <IconButton icon="play" size="small" label={t.goTo} onClick={() => acts.goTo(key)} />
        <IconButton icon="trash" size="small" label={t.remove} onClick={() => acts.remove(key)} />
      </div>
    </li>
  )
})

/** A time as text; what cannot be read stays marked until it can. */
function TimeField({
  label,
  ms,
  onChange,
}: {
  label: string
  ms: number
  onChange: (ms: number) => void
}) {
  const [typed, setTyped] = useState<string>()
  const isWrong = typed !== undefined && readTime(typed) === undefined
  const take = () => {
    const read = typed === undefined ? undefined : readTime(typed)
    if (read === undefined) return
    if (read !== ms) onChange(read)
    setTyped(undefined)
  }
  return (
    <input
      className={css.time}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      inputMode="decimal"
      value={typed ?? timeOf(ms)}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take()
        if (event.key === 'Escape') setTyped(undefined)
      }}
    />
  )
}
