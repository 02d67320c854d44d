import type { InputOf } from '#src/shared/endpoint.ts'
import type { Profile, profileApi } from '../contract.ts'

/** Values of the profile form. Numbers are 0 where nothing is chosen, so that a draft keeps them. */
export interface ProfileValues {
  realName: string
  realNameEn: string
  nickname: string
  gender: 'male' | 'female' | 'none'
  changingSchool: boolean
  provinceId: number
  schoolId: number
  /** Not listed: named instead. */
  named: boolean
  schoolName: string
  college: string
  major: string
  studentNumber: string
  coursesTaught: string
  introduction: string
  introductionEn: string
}

export const valuesOf = (profile: Profile): ProfileValues => ({
  realName: profile.realName,
  realNameEn: profile.realNameEn,
  nickname: profile.nickname,
  gender: profile.gender ?? 'none',
  ...{ changingSchool: profile.schoolId === null, named: false, schoolName: '' },
  provinceId: profile.provinceId ?? 0,
  schoolId: 0,
  college: profile.college,
  major: profile.major,
  studentNumber: profile.studentNumber,
  coursesTaught: profile.coursesTaught,
  introduction: profile.introduction,
  introductionEn: profile.introductionEn,
})

/** The school only where it is being changed, the names only where that is allowed. */
export function inputOf(
  values: ProfileValues,
  profile: Profile,
): InputOf<typeof profileApi.updateStudentInfo> {
  const {
    changingSchool,
    provinceId,
    schoolId,
    named,
    schoolName,
    realName,
    realNameEn,
    ...plain
  } = values
  return {
    ...plain,
    gender: values.gender === 'none' ? null : values.gender,
    ...(profile.can.changeName.may && { realName, realNameEn }),
    ...(changingSchool &&
      provinceId > 0 && { provinceId, ...(named ? { schoolName } : { schoolId }) }),
  }
}
