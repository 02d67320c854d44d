import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import type { FormOf } from '#src/web/form/use-form.ts'
import { Tag } from '#src/web/ui/tag.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { schoolNameMax } from '#src/features/people/school/forms.ts'
import type { Profile } from '../contract.ts'
import type { ProfileValues } from './profile-values.ts'
import css from './profile.module.css'
import { profileText } from './profile-text.ts'
import role from '#src/features/people/account/web/role.module.css'
import { SchoolField } from '#src/features/people/school/web/school-field.tsx'
import { SearchSelect } from '#src/features/people/school/web/search-select.tsx'
import { roleText } from '#src/features/people/account/web/role-text.ts'

/** The school as it is, and the way to another: from the list, or by its name. */
export function ProfileSchool({
  form,
  profile,
  provinces,
}: {
  form: FormOf<ProfileValues>
  profile: Profile
  provinces: { id: number; name: string; sound: string }[]
}) {
  const t = useText(profileText)
  const words = useText(roleText)
  const { values } = form
  const provinceField = form.field('provinceId')
  const schoolField = form.field('schoolId')
  const province = provinces.find(({ id }) => id === profile.provinceId)?.name

  if (!values.changingSchool) {
    return (
      <div className={css.school}>
        <div>
          <p className={css.label}>{t.school}</p>
          <p className={css.schoolName}>
            {profile.schoolName} {province && <span className={css.muted}>{province}</span>}
            {profile.schoolPending && <Tag tone="warning">{t.schoolPending}</Tag>}
          </p>
          {profile.schoolPending && <p className={css.muted}>{t.schoolPendingHint}</p>}
          {!profile.can.changeSchool.may && <p className={css.muted}>{t.schoolVerified}</p>}
        </div>
        {profile.can.changeSchool.may && (
          <Button size="small" onClick={() => form.set('changingSchool', true)}>
            {t.changeSchool}
          </Button>
        )}
      </div>
    )
  }
  return (
    <div className={css.changing}>
      <div className={role.place}>
        <SearchSelect
          {...provinceField}
          value={values.provinceId || null}
          label={words.province}
          placeholder={words.provincePlaceholder}
          options={provinces}
          empty={words.noProvince}
          onChange={(provinceId) => {
            if (provinceId !== values.provinceId) form.set('schoolId', 0)
            form.set('provinceId', provinceId ?? 0)
          }}
        />
        {values.named ? (
          <div>
            <TextField
              {...form.field('schoolName')}
              label={words.schoolName}
              description={words.schoolNameHint}
              required
              autoComplete="organization"
              maxLength={schoolNameMax}
            />
            <Button size="small" onClick={() => form.set('named', false)}>
              {words.chooseSchool}
            </Button>
          </div>
        ) : (
          <SchoolField
            {...schoolField}
            value={values.schoolId || null}
            provinceId={values.provinceId || null}
            onChange={(schoolId) => form.set('schoolId', schoolId ?? 0)}
            onMissing={() => form.set('named', true)}
          />
        )}
      </div>
      {profile.schoolId !== null && (
        <Button
          size="small"
          variant="quiet"
          icon="undo"
          onClick={() => {
            form.set('changingSchool', false)
            form.set('provinceId', profile.provinceId ?? 0)
            form.set('schoolId', 0)
            form.set('named', false)
            form.set('schoolName', '')
          }}
        >
          {t.keepSchool}
        </Button>
      )}
    </div>
  )
}
