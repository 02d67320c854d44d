import type { Kernel } from '#src/server/kernel.ts'
import { mount } from '#src/server/http/mount.ts'
import { addToSitemap } from '#src/server/pages/sitemap.ts'
import { courseApi } from './contract.ts'
import { getCatalog, type ItemProgressOf } from './server/get-catalog.ts'
import { getCourse, type ProgressOf } from './server/get-course.ts'
import { getHome } from './server/get-home.ts'
import { getReviews } from './server/get-reviews.ts'
import { joinCourse } from './server/join-course.ts'
import { listCourses } from './server/list-courses.ts'
import { courseParts } from './server/personal-data.ts'
import { keepSearchWords } from './server/search-words.ts'
import { sitemapEntries } from './server/sitemap-entries.ts'

/** Progress is told by the study feature, which builds on this one. */
export function courseRoutes(
  kernel: Kernel,
  progressOf: ProgressOf,
  itemProgressOf: ItemProgressOf,
): void {
  mount(kernel, courseApi.getHome, getHome)
  mount(kernel, courseApi.getList, listCourses)
  mount(kernel, courseApi.getCourse, getCourse(progressOf))
  mount(kernel, courseApi.getCatalog, getCatalog(itemProgressOf))
  mount(kernel, courseApi.getReviews, getReviews)
  mount(kernel, courseApi.join, joinCourse)
  kernel.personalData.add(...courseParts(kernel.events))
  keepSearchWords(kernel)
  addToSitemap(kernel, () => sitemapEntries(kernel))
}
