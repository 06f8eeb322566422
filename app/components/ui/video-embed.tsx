import { useState, type MouseEvent } from 'react';
import { buildPlayerUrl, buildWatchUrl, type WebVideo } from '~/models/content/web-video';
import { Icon } from './icon';
import { isNewTabClick } from './site-link';

const hostNames = { youtube: 'YouTube', vimeo: 'Vimeo' } as const;

interface VideoEmbedProps {
  readonly video: WebVideo;
  readonly title: string;
  /** The heading above has the title. */
  readonly isTitledAbove?: boolean;
}

/** A video behind a drawn poster. Nothing loads from its host before it is played. */
export function VideoEmbed({ video, title, isTitledAbove = false }: VideoEmbedProps) {
  const [isPlaying, setIsPlaying] = useState(false);
  const name = title === '' ? 'Video' : title;
  const play = (event: MouseEvent) => {
    if (isNewTabClick(event)) return;
    event.preventDefault();
    setIsPlaying(true);
  };
  if (isPlaying) return <Player video={video} name={name} />;
  return (
    <a href={buildWatchUrl(video)} rel="noopener" onClick={play} className="video-poster">
      <span className="video-play">
        <Icon name="play" className="size-7" />
      </span>
      <span className={isTitledAbove ? 'sr-only' : 'video-title'}>
        <span className="sr-only">Play video: </span>
        {name}
      </span>
      <span className="video-host">{hostNames[video.host]}</span>
    </a>
  );
}

function Player({ video, name }: { readonly video: WebVideo; readonly name: string }) {
  return (
    <iframe
      src={buildPlayerUrl(video)}
      title={name}
      // The link that had the focus is gone.
      ref={(frame) => frame?.focus()}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      allowFullScreen
      className="video-player"
    />
  );
}
