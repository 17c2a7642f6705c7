"""Words in the player's language: catalogues of sentences, names of cards and suits."""

from rebelote.i18n.catalogue import Catalogue, best_language, language_name, languages

__all__ = ["Catalogue", "best_language", "language_name", "languages"]
