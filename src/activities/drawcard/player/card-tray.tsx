import { useState } from 'react';
import type { InkPlacer } from '#parts/ink/work/create-placer.view.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { TickIcon } from '#ui/primitives/common-icons.tsx';
import { nameCard } from '../cards.ts';
import type { PublicTask } from '../model.ts';
import { playerMessages } from './player-messages.ts';
import styles from './tray.module.css';
import { useTrayDrag } from './use-tray-drag.ts';

type CardTrayProps = Pick<PublicTask, 'cards' | 'clipart'> & {
  /** Items on the page by card. */
  itemByCard: ReadonlyMap<string, string>;
  /** Undefined until the page is there. */
  placer: InkPlacer | undefined;
  mediaUrl: (url: string) => string;
};

type Piece = {
  id: string;
  name: string;
  text: string;
  src: string | undefined;
  /** The item on the page, of a card that is there already. */
  itemId?: string | undefined;
  put: (place?: Parameters<InkPlacer['card']>[1]) => void;
};

const clipartKey = (id: string): string => `clipart/${id}`;

function listPieces({ cards, clipart, itemByCard, placer, mediaUrl }: CardTrayProps) {
  const cardPieces = cards.map(({ id, text, picture }): Piece => {
    const name = nameCard(cards, id);
    const source = picture && { source: { url: picture.url } };
    return {
      id,
      name,
      text: text.trim() || (picture ? '' : name),
      src: picture ? mediaUrl(picture.url) : undefined,
      itemId: itemByCard.get(id),
      put: (place) => placer?.card({ card: id, text: text.trim(), alt: name, ...source }, place),
    };
  });
  const clipartPieces = clipart.map(
    ({ id, ...picture }, index): Piece => ({
      id: clipartKey(id),
      name: picture.alt.trim() || `#${index + 1}`,
      text: '',
      src: mediaUrl(picture.url),
      put: (place) => placer?.picture(picture, place),
    }),
  );
  return { cardPieces, clipartPieces, pieces: [...cardPieces, ...clipartPieces] };
}

/** The answer cards and the pictures of the task. A card is on the page once, a picture as often as wanted. */
export function CardTray(props: CardTrayProps) {
  const { placer } = props;
  const t = useMessages(playerMessages);
  const [said, setSaid] = useState('');
  const { cardPieces, clipartPieces, pieces } = listPieces(props);
  const use = (piece: Piece, place?: Parameters<Piece['put']>[0]) => {
    if (!placer) return;
    if (piece.itemId !== undefined) return placer.show(piece.itemId);
    piece.put(place);
    setSaid(t('placed', { name: piece.name }));
  };
  const drag = useTrayDrag((id, x, y) => {
    const piece = pieces.find((each) => each.id === id);
    const place = placer?.findPlace(x, y);
    if (piece && place) use(piece, place);
  });
  const draw = (piece: Piece) => (
    <PieceButton key={piece.id} piece={piece} handlers={drag.handlersOf(piece.id, () => use(piece))} />
  );
  const dragged = pieces.find(({ id }) => id === drag.ghost?.id);
  return (
    <div className={styles.tray} data-scrolls-sideways>
      <div role="group" aria-label={t('cards')} className={styles.group} title={t('how')}>
        {cardPieces.map(draw)}
      </div>
      {clipartPieces.length > 0 && (
        <div role="group" aria-label={t('clipart')} className={styles.group}>
          {clipartPieces.map(draw)}
        </div>
      )}
      <p className="el-visually-hidden" role="status">
        {said}
      </p>
      {drag.ghost && dragged && (
        <div className={styles.ghost} style={{ left: drag.ghost.x, top: drag.ghost.y }} aria-hidden="true">
          <Face piece={dragged} />
        </div>
      )}
    </div>
  );
}

type PieceButtonProps = {
  piece: Piece;
  handlers: ReturnType<ReturnType<typeof useTrayDrag>['handlersOf']>;
};

function PieceButton({ piece, handlers }: PieceButtonProps) {
  const t = useMessages(playerMessages);
  const isPlaced = piece.itemId !== undefined;
  return (
    <button
      type="button"
      className={styles.piece}
      data-placed={isPlaced || undefined}
      aria-label={isPlaced ? t('on_page', { name: piece.name }) : piece.name}
      {...handlers}
    >
      <Face piece={piece} />
      {isPlaced && (
        <span className={styles.sign}>
          <TickIcon size="0.875rem" />
        </span>
      )}
    </button>
  );
}

function Face({ piece: { src, text } }: { piece: Piece }) {
  return (
    <span className={styles.face} data-bare={text === '' || undefined}>
      {src !== undefined && <img src={src} alt="" draggable={false} />}
      {text !== '' && <span className={styles.text}>{text}</span>}
    </span>
  );
}
