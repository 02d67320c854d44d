/** The exact time, in the reader's own zone, of what a page says in words; the server cannot know the zone. */
export function showExactTimes(): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[title]')) {
    const format = new Intl.DateTimeFormat(document.documentElement.lang, {
      dateStyle: 'medium',
      timeStyle: 'short',
    })
    time.title = format.format(new Date(time.dateTime))
  }
}
