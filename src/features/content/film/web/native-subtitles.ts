/** Shows tracks natively while a film is full screen in the player of a phone. @returns its end */
export function showNatively(video: HTMLVideoElement, wanted: readonly string[]): () => void {
  const show = (mode: (id: string) => TextTrackMode) => () => {
    for (const { track, dataset } of video.querySelectorAll('track')) {
      track.mode = mode(dataset['id'] ?? '')
    }
  }
  const begin = show((id) => (wanted.includes(id) ? 'showing' : 'hidden'))
  const end = show(() => 'hidden')
  video.addEventListener('webkitbeginfullscreen', begin)
  video.addEventListener('webkitendfullscreen', end)
  return () => {
    video.removeEventListener('webkitbeginfullscreen', begin)
    video.removeEventListener('webkitendfullscreen', end)
  }
}
