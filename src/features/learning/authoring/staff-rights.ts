/** The rights that the owner of a course gives to its co-teachers. */
export const staffRights = ['mayEdit', 'mayRelease', 'maySeeLearners'] as const
export type StaffRight = (typeof staffRights)[number]
