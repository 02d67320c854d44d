import { filesApi } from './files-api.ts'
import { learnerApi } from './learner-api.ts'
import { markingApi } from './marking-api.ts'
import { similarApi } from './similar-api.ts'
import { settingApi } from './setting-api.ts'

/** Homework of classes: set by teachers, handed in by learners, marked and returned. */
export const homeworkApi = {
  ...{ ...settingApi, ...learnerApi, ...markingApi },
  ...{ ...filesApi, ...similarApi },
}
