import { useEffect, useRef } from 'react'
import { BilingualField } from '#src/features/content/editor/web/bilingual-field.tsx'
import { useFormat } from '#src/web/i18n.tsx'
import { newId } from '../../body/new-id.ts'
import type { Bilingual } from '../../body/text.ts'
import { gapIds } from '../gap-order.ts'

/** A rich text of a question in both languages. */
export function WordsField({
  gaps = false,
  error,
  description,
  size = 'line',
  ...field
}: {
  label: string
  value: Bilingual
  onChange: (next: Bilingual) => void
  /** full: stems, explanations; short: model answers; line: options, items. */
  size?: 'full' | 'short' | 'line'
  error?: string | undefined
  description?: string
  required?: boolean
  labelHidden?: boolean
  /** Gaps may be put into the text. */
  gaps?: boolean
}) {
  const places = useGapPlaces(field.value)
  return (
    <div onFocusCapture={places.onFocus}>
      <BilingualField
        {...field}
        size={size}
        {...(error !== undefined && { error })}
        {...(description !== undefined && { description })}
        {...(gaps && { gaps: places.gaps })}
      />
    </div>
  )
}

/** A new gap in one language takes the place of one that the other language has already. */
function useGapPlaces(value: Bilingual) {
  const format = useFormat()
  const now = useRef(value)
  const side = useRef<'zh' | 'en'>(undefined)
  useEffect(() => {
    now.current = value
  }, [value])
  return {
    onFocus(event: { target: EventTarget }) {
      const lang = (event.target as Element).closest('[role=textbox][lang]')?.getAttribute('lang')
      if (lang) side.current = lang.startsWith('zh') ? 'zh' : 'en'
    },
    gaps: {
      add() {
        const all = idsOf(now.current)
        const here = side.current && gapIds(now.current[side.current])
        return all.find((id) => here && !here.includes(id)) ?? newId(all)
      },
      label: (id: string) => format.number(idsOf(value).indexOf(id) + 1),
    },
  }
}

const idsOf = ({ zh, en }: Bilingual) => [...new Set([...gapIds(zh), ...gapIds(en)])]
