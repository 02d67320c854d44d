import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { RadioGroup } from '#src/web/ui/choice.tsx'
import { Form } from '#src/web/form/form.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { TextArea, TextField } from '#src/web/ui/text-field.tsx'
import { realNameMax } from '#src/features/people/account/forms.ts'
import { type Profile, profileApi, profileLimits } from '../contract.ts'
import { profileForm, profileWithSchool } from '../forms.ts'
import { Panel } from '#src/web/ui/panel.tsx'
import { inputOf, type ProfileValues, valuesOf } from './profile-values.ts'
import { ProfileSchool } from './profile-school.tsx'
import css from './profile.module.css'
import { profileText } from './profile-text.ts'
import { roleText } from '#src/features/people/account/web/role-text.ts'

/** The profile form. This tab keeps the typed text until it is saved. */
export function ProfileForm({
  profile,
  provinces,
}: {
  profile: Profile
  provinces: { id: number; name: string; sound: string }[]
}) {
  const t = useText(profileText)
  const words = useText(roleText)
  const form = useForm({
    initial: valuesOf(profile),
    draftKey: `profile-${profile.userId}`,
    guard: true,
    schema: (values) =>
      isChangingSchool(values, profile) && values.named ? profileWithSchool : profileForm,
    check: (values) => {
      const changing = isChangingSchool(values, profile)
      return {
        provinceId: changing && !values.provinceId ? words.provinceMissing : undefined,
        schoolId: changing && !values.named && !values.schoolId ? words.schoolMissing : undefined,
      }
    },
    endpoint: profileApi.updateStudentInfo,
    send: (values) => inputOf(values, profile),
    words: t.saveFailed,
    said: t.saved,
    // As the server keeps it: trimmed, the school by its number.
    done(saved) {
      form.reset(valuesOf(saved))
    },
  })

  return (
    <Form form={form} label={t.title} className={css.form}>
      <Panel title={t.basics}>
        <dl className={css.fixed}>
          <div>
            <dt>{t.userName}</dt>
            <dd>{profile.userName}</dd>
          </div>
          <div>
            <dt>{t.uid}</dt>
            <dd className="figures">{profile.userId}</dd>
          </div>
        </dl>
        <div className={css.pair}>
          <TextField
            {...form.field('realName')}
            label={t.realName}
            description={profile.can.changeName.may ? t.realNameHint : t.realNameVerified}
            readOnly={!profile.can.changeName.may}
            required
            autoComplete="name"
            maxLength={realNameMax}
          />
          <TextField
            {...form.field('realNameEn')}
            {...(!profile.can.changeName.may && {
              value: profile.realNameEn || profile.pinyinName,
            })}
            label={t.realNameEn}
            description={
              profile.can.changeName.may ? t.realNameEnHint(profile.pinyinName) : t.realNameVerified
            }
            readOnly={!profile.can.changeName.may}
            maxLength={profileLimits.realNameEn}
          />
          <TextField
            {...form.field('nickname')}
            label={t.nickname}
            autoComplete="nickname"
            maxLength={profileLimits.nickname}
          />
        </div>
        <RadioGroup
          {...form.field('gender')}
          label={t.gender}
          inRow
          options={[
            { value: 'male', label: t.male },
            { value: 'female', label: t.female },
            { value: 'none', label: t.noGender },
          ]}
        />
      </Panel>

      <Panel title={t.place}>
        <ProfileSchool form={form} profile={profile} provinces={provinces} />
        <div className={css.pair}>
          <TextField
            {...form.field('college')}
            label={t.college}
            maxLength={profileLimits.college}
          />
          <TextField {...form.field('major')} label={t.major} maxLength={profileLimits.major} />
          {profile.roleField === 'studentNumber' && (
            <TextField
              {...form.field('studentNumber')}
              label={t.studentNumber}
              inputMode="text"
              maxLength={profileLimits.studentNumber}
            />
          )}
        </div>
        {profile.roleField === 'coursesTaught' && (
          <TextField
            {...form.field('coursesTaught')}
            label={t.coursesTaught}
            description={t.coursesTaughtHint}
            maxLength={profileLimits.coursesTaught}
          />
        )}
      </Panel>

      <Panel title={t.about}>
        <TextArea
          {...form.field('introduction')}
          label={t.introduction}
          rows={4}
          counter
          maxLength={profileLimits.introduction}
        />
        <TextArea
          {...form.field('introductionEn')}
          label={t.introductionEn}
          rows={4}
          counter
          maxLength={profileLimits.introduction}
        />
      </Panel>

      <div className={css.foot} data-dirty={form.dirty || undefined}>
        <Button type="submit" variant="primary" size="large" pending={form.pending}>
          {t.save}
        </Button>
      </div>
    </Form>
  )
}

/** Someone without a school may leave it at that. */
const isChangingSchool = (values: ProfileValues, { schoolId }: Profile) =>
  values.changingSchool && (schoolId !== null || values.provinceId > 0)
