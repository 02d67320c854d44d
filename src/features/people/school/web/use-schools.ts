import { useLoad } from '#src/web/act/use-load.ts'
import { schoolApi } from '../contract.ts'

/** The approved schools of a province as options; `failed` with a way to try again. */
export function useSchools(provinceId: number | null) {
  const input = provinceId === null ? null : { provinceId }
  const { data, loading, failed, retry } = useLoad(schoolApi.getSchoolsOfProvince, input)
  const options = (data ?? []).map(({ schoolId, ...school }) => ({ id: schoolId, ...school }))
  return { options, loading, failed, retry }
}
