import { useId } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { FieldError } from '#src/web/ui/field.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import css from './role.module.css'
import { roleText } from './role-text.ts'

export type Role = '1' | '2'

/** The choice between student and teacher, with the rights of each. */
export function RoleCards({
  value,
  error,
  onChange,
  onBlur,
}: {
  value: Role | ''
  error?: string | undefined
  onChange: (value: Role) => void
  onBlur: () => void
}) {
  const t = useText(roleText)
  const id = useId()
  const cards = [
    { role: '1', icon: 'open-course', name: t.student, may: t.studentMay },
    { role: '2', icon: 'course', name: t.teacher, may: t.teacherMay },
  ] as const
  return (
    <fieldset
      role="radiogroup"
      aria-required="true"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}e` : undefined}
      onBlur={onBlur}
    >
      <legend className="visually-hidden">{t.role}</legend>
      <div className={css.cards}>
        {cards.map(({ role, icon, name, may }) => (
          <label key={role} className={css.card}>
            <input
              type="radio"
              name="role"
              value={role}
              checked={value === role}
              aria-label={name}
              aria-describedby={`${id}${role}`}
              onChange={() => onChange(role)}
            />
            <span className={css.head}>
              <Icon name={icon} size={28} />
              <span className={css.name}>{name}</span>
              <span className={css.mark}>
                <Icon name="check-circle" />
              </span>
            </span>
            <span id={`${id}${role}`} className={css.may}>
              {may.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}e`} error={error} />
    </fieldset>
  )
}
