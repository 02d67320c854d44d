import { SearchSelect } from '#src/features/people/school/web/search-select.tsx'
import type { TextOf } from '#src/web/form/fields.ts'
import { useText } from '#src/web/i18n.tsx'
import { Field } from '#src/web/ui/field.tsx'
import control from '#src/web/ui/field.module.css'
import { useHydrated } from '#src/web/use-hydrated.ts'
import { roleText } from './role-text.ts'

/** The province: the native list without script, and one to search by typing with it. */
export function ProvinceField({
  options,
  ...field
}: TextOf & { options: readonly { id: number; name: string; sound: string }[] }) {
  const t = useText(roleText)
  const { name, value, onChange } = field
  if (useHydrated()) {
    return (
      <SearchSelect
        {...field}
        label={t.province}
        placeholder={t.provincePlaceholder}
        options={options}
        empty={t.noProvince}
        value={value === '' ? null : Number(value)}
        onChange={(id) => onChange(id === null ? '' : String(id))}
      />
    )
  }
  return (
    <Field {...field} label={t.province} required>
      {(props) => (
        <select {...props} name={name} defaultValue={value} className={control.control}>
          <option value="">{t.provinceMissing}</option>
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
