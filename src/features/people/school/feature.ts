import { feature } from '#src/server/feature.ts'
import { schoolApi } from './contract.ts'
import { schoolActs } from './server/acts-text.ts'
import { listProvinces, listSchools, listSchoolsOfProvince } from './server/list-schools.ts'

/** The schools that people belong to, by province. */
export const schoolFeature = feature({
  name: 'people/school',
  title: { zh: '学校', en: 'Schools' },
  calls: [
    [schoolApi.getProvinces, listProvinces],
    [schoolApi.getSchools, listSchools],
    [schoolApi.getSchoolsOfProvince, listSchoolsOfProvince],
  ],
  audit: schoolActs,
})
