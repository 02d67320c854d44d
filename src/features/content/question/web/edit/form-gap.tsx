import { type KeyboardEvent, useState } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import type { Gap } from '../../body/gap.ts'
import { drawingText } from '../drawing/drawing-text.ts'
import { GapKey } from './gap-key.tsx'
import { More } from './more.tsx'
import { quickAnswers, withQuick } from './quick-gap.ts'

const kinds = ['text', 'number', 'date', 'choice'] as const

/** The accepted answers of a box in one line, and its whole key folded below. */
export function FormGap({
  gap,
  name,
  error,
  onChange,
  onKeyDown,
}: {
  gap: Gap
  name: string
  error: string | undefined
  onChange: (gap: Gap) => void
  onKeyDown: (event: KeyboardEvent) => void
}) {
  const t = useText(drawingText)
  /** As it is typed, until the field is left. */
  const [typed, setTyped] = useState<string>()
  const key = (
    <GapKey gap={gap} name={t.key(name)} kinds={kinds} error={undefined} onChange={onChange} />
  )
  if (gap.kind === 'choice') return key
  const line = typed ?? quickAnswers(gap)
  const isWrong = withQuick(gap, line) === null
  const wrong = gap.kind === 'date' ? t.badDate : t.badNumber
  return (
    <>
      <TextField
        label={t.answers}
        description={t.answersHint}
        error={isWrong ? wrong : error}
        placeholder={gap.kind === 'date' ? '2026-11-22' : undefined}
        value={line}
        onKeyDown={onKeyDown}
        onBlur={() => !isWrong && setTyped(undefined)}
        onChange={(text) => {
          setTyped(text)
          const changed = withQuick(gap, text)
          if (changed) onChange(changed)
        }}
      />
      <More title={t.wholeKey} open={gap.kind !== 'text'}>
        {key}
      </More>
    </>
  )
}
