import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import css from './school-field.module.css'
import { SearchSelect } from './search-select.tsx'
import { schoolText } from './text.ts'
import { useSchools } from './use-schools.ts'

/** The schools of the chosen province, and the way out for one that is missing. */
export function SchoolField({
  provinceId,
  value,
  error,
  onChange,
  onBlur,
  onMissing,
}: {
  provinceId: number | null
  value: number | null
  error?: string
  onChange: (value: number | null) => void
  onBlur: () => void
  onMissing: () => void
}) {
  const t = useText(schoolText)
  const schools = useSchools(provinceId)
  return (
    <div className={css.school}>
      <SearchSelect
        // Another province, another list.
        key={`${provinceId}-${schools.loading}`}
        label={t.school}
        placeholder={provinceId === null ? t.schoolFirst : t.schoolPlaceholder}
        disabled={provinceId === null || schools.loading}
        options={schools.options}
        empty={t.noSchool}
        value={value}
        error={error}
        onChange={onChange}
        onBlur={onBlur}
      />
      {schools.failed && (
        <p role="alert" className={css.failed}>
          {t.schoolsFailed}
          <Button size="small" icon="refresh" onClick={schools.retry}>
            {t.retry}
          </Button>
        </p>
      )}
      <Button size="small" onClick={onMissing}>
        {t.nameSchool}
      </Button>
    </div>
  )
}
