import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { defineErrors } from '#src/shared/errors.ts'

export const schoolErrors = defineErrors('school', {
  notFound: {
    kind: 'refused',
    zh: '该省份下没有此学校，请重新选择',
    en: 'School not found in this province. Please choose again',
  },
})

/** How the Chinese name is typed without an input method: 'guangdongsheng gds'. */
const sound = z.string()
const schoolSchema = z.object({ schoolId: z.int(), provinceId: z.int(), name: z.string() })
const provinceId = z.coerce.number<number>().int().min(11).max(91)

/** The schools that people belong to, by province. */
export const schoolApi = {
  getProvinces: endpoint({
    method: 'GET',
    path: 'Register/GetProvinces',
    access: 'session',
    summary: { zh: '查看省份列表', en: 'List the provinces, in the official order' },
    input: z.object({}),
    answer: z.array(z.object({ provinceId: z.int(), name: z.string(), sound })),
  }),
  getSchools: endpoint({
    method: 'GET',
    path: 'Register/GetAuditPassSchoolList',
    access: 'session',
    summary: { zh: '查看全部学校', en: 'List all approved schools' },
    input: z.object({}),
    answer: z.array(schoolSchema),
  }),
  getSchoolsOfProvince: endpoint({
    method: 'GET',
    path: 'Register/GetAuditPassSchoolListByProvinceId',
    access: 'session',
    summary: { zh: '按省份查看学校', en: 'List the approved schools of a province' },
    input: z.object({ provinceId }),
    answer: z.array(schoolSchema.extend({ sound })),
  }),
}
