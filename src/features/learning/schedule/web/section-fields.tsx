import type { ComponentProps } from 'react'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Select } from '#src/web/ui/choice.tsx'
import type { Section } from '../sections.ts'
import css from './timetable.module.css'
import { timetableText } from './timetable-text.ts'

type Props = Omit<ComponentProps<typeof Select<string>>, 'label' | 'options'>

/** The first and the last section of a lesson. */
export function SectionFields({
  sections,
  from,
  to,
}: {
  sections: readonly Section[]
  from: Props
  to: Props
}) {
  const t = useText(timetableText)
  const format = useFormat()
  const first = Number(from.value) || 1
  const option = (number: number, time: string) => ({
    value: String(number),
    label: t.section(format.number(number), time),
  })
  return (
    <div className={css.pair}>
      <Select
        {...from}
        label={t.from}
        required
        options={sections.map((one, at) => option(at + 1, one.from))}
        onChange={(value: string) => {
          from.onChange?.(value)
          if (Number(to.value) < Number(value)) to.onChange?.(value)
        }}
      />
      <Select
        {...to}
        label={t.to}
        required
        options={sections.flatMap((one, at) => (at + 1 < first ? [] : option(at + 1, one.to)))}
      />
    </div>
  )
}
