import { Trans } from '@lingui/react/macro';
import { lazy, memo, Suspense, useCallback, useState } from 'react';
import { Notice } from '../Notice.tsx';
import { Spinner } from '../Spinner.tsx';
import classes from './HotelMap.module.css';
import type { MapCanvasProps } from './MapCanvas.tsx';

type HotelMapProps = Omit<MapCanvasProps, 'onFailure'>;

/** The code of maps is large: nobody loads it who looks at none. */
const MapCanvas = lazy(async () => ({ default: (await import('./MapCanvas.tsx')).MapCanvas }));

/** Hotels where they are; whoever can't see maps has them in the list beside it. */
export const HotelMap = memo(function HotelMap(props: HotelMapProps) {
  const [drawable, setDrawable] = useState(canDraw);
  const giveUp = useCallback(() => setDrawable(false), []);
  if (!drawable) {
    return (
      <div className={classes.instead}>
        <Notice kind="info" title={<Trans>This browser can't show maps</Trans>}>
          <Trans>Maps need WebGL, which is switched off or missing. All hotels are in the list.</Trans>
        </Notice>
      </div>
    );
  }
  return (
    <Suspense
      fallback={
        <div className={classes.instead}>
          <Spinner />
        </div>
      }
    >
      <MapCanvas {...props} onFailure={giveUp} />
    </Suspense>
  );
});

function canDraw(): boolean {
  return document.createElement('canvas').getContext('webgl2') !== null;
}
