import { useText } from '#src/web/i18n.tsx'
import { saveText } from './save-text.ts'

/** Returns a function that names a field: 'name.zh' → 'Name (Chinese)'. */
export function useFieldName(): (field: string) => string {
  const t = useText(saveText)
  return (field) => {
    const [name = '', side] = field.split('.')
    const label = t.fields[name] ?? t.other
    return side === 'zh' || side === 'en' ? t.ofSide(label, t[side]) : label
  }
}
