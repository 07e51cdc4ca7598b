/** What the server makes of every video. A device that knows no such thing says so before the lesson begins. */
const videoType = 'video/mp4; codecs="avc1.42E01E, mp4a.40.2"';

export const canPlayVideos = (): boolean => document.createElement('video').canPlayType(videoType) !== '';

/** Whether the video failed for lack of network, so that another try may help. */
export const isLackOfNetwork = (error: MediaError | null): boolean =>
  !navigator.onLine || error?.code === MediaError.MEDIA_ERR_NETWORK;
