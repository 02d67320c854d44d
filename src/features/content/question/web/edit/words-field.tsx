import { useLocale } from '#src/web/i18n.tsx'
import { TextArea } from '#src/web/ui/text-field.tsx'
import type { Bilingual } from '../../body/text.ts'

/** A rich text of a question in both languages. */
export function WordsField({
  label,
  value,
  onChange,
  size = 'line',
  error,
  description,
  required,
  labelHidden,
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
  const side = useLocale() === 'zh-CN' ? 'zh' : 'en'
  return (
    <TextArea
      {...{ label, error, description, required, labelHidden }}
      rows={size === 'line' ? 1 : size === 'short' ? 3 : 5}
      value={value[side]}
      onChange={(text) => onChange({ ...value, [side]: text })}
    />
  )
}
