import { Trans } from '@lingui/react/macro';
import { lazy, memo, Suspense, useCallback, useState } from 'react';
import { Notice } from '../Notice.tsx';
import { Spinner } from '../Spinner.tsx';
import type { MapCanvasProps } from './MapCanvas.tsx';
import classes from './ResultMap.module.css';

export type ResultMapProps = Omit<MapCanvasProps, 'onFailure'>;

/** The code of maps is large, so it is loaded only when a map is shown. */
const MapCanvas = lazy(async () => ({ default: (await import('./MapCanvas.tsx')).MapCanvas }));

export const ResultMap = memo(function ResultMap(props: ResultMapProps) {
  const [drawable, setDrawable] = useState(canDraw);
  const giveUp = useCallback(() => setDrawable(false), []);
  if (!drawable) {
    return (
      <div className={classes.instead}>
        <Notice kind="info" title={<Trans>This browser can't show maps</Trans>}>
          <Trans>Maps need WebGL, which is switched off or missing. Everything is in the list.</Trans>
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
