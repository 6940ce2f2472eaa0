import { AppLink } from '../../components/AppLink.tsx';
import { Icon } from '../../components/Icon.tsx';
import { forwardIcon } from '../../components/shell-icons.ts';
import classes from './EntryCards.module.css';

export interface HomeCard {
  title: string;
  description: string;
  href: string;
}

interface EntryCardsProps {
  cards: HomeCard[];
}

export function EntryCards({ cards }: EntryCardsProps) {
  return (
    <ul className={classes.cards}>
      {cards.map(({ title, description, href }) => (
        <li key={href}>
          <AppLink href={href} className={classes.card}>
            <span className={classes.title}>
              {title}
              <Icon path={forwardIcon} />
            </span>
            <span className={classes.description}>{description}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
