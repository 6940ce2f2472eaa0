import { type ComponentProps, type ComponentType, createContext, type ReactNode, use } from 'react';

export type LinkProps = ComponentProps<'a'> & { href: string };

const LinkContext = createContext<ComponentType<LinkProps> | 'a'>('a');

interface LinkProviderProps {
  link: ComponentType<LinkProps>;
  children: ReactNode;
}

/** Defines once how links are rendered, so that no component below needs to know the router. */
export function LinkProvider({ link, children }: LinkProviderProps) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

export function AppLink(props: LinkProps) {
  const Link = use(LinkContext);
  return <Link {...props} />;
}
